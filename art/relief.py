"""Blender side of the reliefs: build the stone and the water of one subject, light them, render the passes.

Run by render.py inside Blender:  blender -b --factory-startup -P relief.py -- NAME WIDTH HEIGHT SAMPLES OUT.npz
It writes linear passes (light, colour, gloss, glow, normal, flow) as half floats; grade.py makes the picture.
"""
import math
import os
import shutil
import sys
import tempfile

import bpy
import mathutils
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stone  # noqa: E402
from field import Canvas, smoothstep  # noqa: E402
from passes import collect, passes  # noqa: E402
from subjects import SUBJECTS  # noqa: E402


def grid_mesh(name, x, y, z, keep=None, **attributes):
    """A mesh over a height field; `keep` chooses its cells; extra fields become vertex attributes."""
    ny, nx = z.shape
    used = np.arange(nx * ny, dtype=np.int32).reshape(ny, nx)
    quads = np.stack([used[:-1, :-1], used[:-1, 1:], used[1:, 1:], used[1:, :-1]], -1)
    quads = quads.reshape(-1, 4) if keep is None else quads[keep[:-1, :-1]]
    points = np.empty((ny, nx, 3), np.float32)
    points[..., 0], points[..., 1], points[..., 2] = x[None, :], y[:, None], z
    points, fields = points.reshape(-1, 3), {k: v.ravel() for k, v in attributes.items()}
    if keep is not None:
        ids = np.zeros(nx * ny, bool)
        ids[quads] = True
        number = np.cumsum(ids, dtype=np.int32) - 1
        quads, points = number[quads], points[ids]
        fields = {k: v[ids] for k, v in fields.items()}
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    n = len(quads)
    mesh.loops.add(n * 4)
    mesh.polygons.add(n)
    mesh.loops.foreach_set("vertex_index", np.ascontiguousarray(quads).ravel())
    mesh.polygons.foreach_set("loop_start", np.arange(0, n * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(n, 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(n, bool))
    for key, values in fields.items():
        mesh.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(values, np.float32))
    mesh.update()
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    return obj


class Nodes:
    """Short hand for wiring shader nodes."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def attribute(self, name):
        return self.add("Attribute", attribute_name=name).outputs["Fac"]

    def math(self, operation, a, b=0.0):
        return self.add("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def set(self, key, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, self.bsdf.inputs[key])
        else:
            self.bsdf.inputs[key].default_value = value


def texture(name, values):
    """A grey float image from an array."""
    h, w = values.shape
    image = bpy.data.images.new(name, w, h, float_buffer=True, is_data=True)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = values[..., None]
    image.pixels.foreach_set(rgba.ravel())
    return image


def grain(rng):
    """The grain textures, the same for every picture, kept in the cache once made."""
    kept = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".cache", "grain.npy")
    if not os.path.exists(kept):
        np.save(kept, np.stack(stone.grain(rng)))
    return np.load(kept)


def stone_material(rng):
    """Sandstone: two warm tones by vertex, fine grain by texture, darker and smoother where it is wet."""
    material = bpy.data.materials.new("stone")
    n = Nodes(material)
    relief, tone = grain(rng)
    where = n.add("TexCoord").outputs["Object"]
    where = n.add("Mapping", {"Vector": where, "Scale": (1 / stone.GRAIN_UNITS,) * 3}).outputs[0]
    bump = n.add("TexImage", {"Vector": where}, image=texture("relief", relief)).outputs["Color"]
    fine = n.add("TexImage", {"Vector": where}, image=texture("tone", tone)).outputs["Color"]
    mix = n.math("ADD", n.math("MULTIPLY", n.attribute("tone"), 0.6), n.math("MULTIPLY_ADD", fine, 1.3))
    mix = n.math("SUBTRACT", mix, 0.45)
    ramp = n.add("ValToRGB", {"Fac": mix})
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = (0.27, 0.190, 0.135, 1), 0.1
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = (0.74, 0.615, 0.470, 1), 0.9
    ramp.color_ramp.elements.new(0.5).color = (0.50, 0.375, 0.262, 1)
    wet = n.attribute("wet")
    damp = n.add("MixRGB", {"Fac": wet, "Color1": ramp.outputs[0], "Color2": (0.36, 0.42, 0.42, 1)}, blend_type="MULTIPLY")
    n.set("Base Color", damp.outputs[0])
    n.set("Roughness", n.math("SUBTRACT", 0.9, n.math("MULTIPLY", wet, 0.6)))
    n.set("Specular", n.math("MULTIPLY", wet, 0.6))
    n.set("Normal", n.add("Bump", {"Height": bump, "Strength": 0.80, "Distance": 0.13}).outputs[0])
    return material


def water_material():
    """Dark glossy water with light inside it; passes its flow fields on for grading and for the moving light."""
    material = bpy.data.materials.new("water")
    n = Nodes(material)
    n.set("Base Color", (0.0, 0.03, 0.035, 1))
    n.set("Roughness", 0.10)
    n.set("Specular", 0.7)
    n.set("Emission", (0.004, 0.60, 0.53, 1))
    n.set("Emission Strength", n.attribute("light"))
    flow = n.add("CombineXYZ", {0: n.attribute("along"), 1: n.attribute("inside"), 2: 1.0}).outputs[0]
    aov = n.tree.nodes.new("ShaderNodeOutputAOV")
    aov.name = "flow"
    n.tree.links.new(flow, aov.inputs["Color"])
    material.cycles.sample_as_light = False
    return material


def light(scene, view, day):
    """The low sun of a subject (`day`), by default warm and behind the scene to the left, and an even sky."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = day.strength, math.radians(1.6), day.colour
    lamp = bpy.data.objects.new("sun", sun)
    elevation, azimuth = math.radians(day.elevation), math.radians(90 + day.bearing - view.yaw)
    towards = mathutils.Vector((math.cos(elevation) * math.cos(azimuth), math.cos(elevation) * math.sin(azimuth),
                                math.sin(elevation)))
    lamp.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(lamp)
    world = bpy.data.worlds.new("night")
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"].inputs
    sky[0].default_value, sky[1].default_value = (*day.sky, 1), day.sky_strength
    scene.world = world


def place(scene, view):
    """Put Blender's camera where the view says."""
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.sensor_width, cam.shift_x, cam.shift_y = view.lens, 36.0, view.shift_x, view.shift_y
    obj = bpy.data.objects.new("camera", cam)
    loc, right, up, forward = view.basis()
    obj.matrix_world = mathutils.Matrix([[right[i], up[i], -forward[i], loc[i]] for i in range(3)] + [[0, 0, 0, 1]])
    scene.collection.objects.link(obj)
    scene.camera = obj


def main(name, width, height, samples, path):
    """Build, light and render one subject."""
    subject = SUBJECTS[name]
    rng = np.random.default_rng(subject.seed)
    canvas = Canvas(subject.camera, cells=min(4.2e6, 1.6 * width * height))
    subject.draw(canvas, rng)
    carved = stone.carve(canvas, subject.camera, rng, subject.terraces, subject.furrows)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    u, v = subject.camera.project(canvas.X, canvas.Y)
    seen = (u > -0.10) & (u < 1.10) & (v > -0.16) & (v < 1.16)  # and a margin whose shadows and light fall inside
    ground = grid_mesh("stone", canvas.x, canvas.y, carved["height"], seen, tone=carved["tone"], wet=carved["wet"])
    ground.data.materials.append(stone_material(np.random.default_rng(7)))
    watered = (canvas.wet < 0.1) & (carved["height"] < canvas.terrain) & ~canvas.cover
    watered &= seen
    watered[1:-1, 1:-1] |= watered[2:, 1:-1] | watered[:-2, 1:-1] | watered[1:-1, 2:] | watered[1:-1, :-2]
    if watered.any():
        ripples = 0.0016 * canvas.noise(rng, 9, 2) + stone.WATER_LEVEL + canvas.terrain
        glow = 0.25 + 0.75 * smoothstep(0.0, -0.085, carved["edge"])
        water = grid_mesh("water", canvas.x, canvas.y, ripples, watered, along=canvas.along, inside=-carved["edge"], light=glow)
        water.data.materials.append(water_material())
    light(scene, subject.camera, subject.sun)
    place(scene, subject.camera)
    scene.render.engine, scene.cycles.device, scene.cycles.samples = "CYCLES", "CPU", samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 2, 1
    scene.cycles.sample_clamp_indirect = 3.0
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    folder = tempfile.mkdtemp()
    passes(scene, folder)
    bpy.ops.render.render()
    collect(folder, path)
    shutil.rmtree(folder)


if __name__ == "__main__":
    args = sys.argv[sys.argv.index("--") + 1:]
    main(args[0], int(args[1]), int(args[2]), int(args[3]), args[4])
