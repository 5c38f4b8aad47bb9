"""The render passes that grading needs: asking Blender for them, and reading them back."""
import os

import bpy
import numpy as np

PASSES = {"DiffDir": "direct", "DiffInd": "indirect", "DiffCol": "colour", "GlossDir": "gloss_direct",
          "GlossInd": "gloss_indirect", "GlossCol": "gloss_colour", "Emit": "glow", "Normal": "normal", "flow": "flow"}


def passes(scene, folder):
    """Ask for every pass, and write each to a file of its own."""
    layer = scene.view_layers[0]
    for key in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color",
                "emit", "normal"):
        setattr(layer, "use_pass_" + key, True)
    layer.aovs.add().name = "flow"
    scene.use_nodes = True
    tree = scene.node_tree
    source = tree.nodes["Render Layers"]
    sink = tree.nodes.new("CompositorNodeOutputFile")
    sink.base_path, sink.format.file_format, sink.format.color_depth = folder, "OPEN_EXR", "16"
    sink.format.exr_codec = "NONE"
    sink.file_slots.clear()
    for i, name in enumerate(PASSES):
        sink.file_slots.new(name)
        slot = sink.file_slots[i]
        if name == "flow":  # distances need more than half floats
            slot.use_node_format = False
            slot.format.file_format, slot.format.color_depth, slot.format.exr_codec = "OPEN_EXR", "32", "NONE"
        tree.links.new(source.outputs[name], sink.inputs[name])


def collect(folder, path):
    """Read the written passes back and keep them as one compact file."""
    out = {}
    for file in os.listdir(folder):
        image = bpy.data.images.load(os.path.join(folder, file))
        image.colorspace_settings.name = "Non-Color"
        w, h = image.size
        pixels = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(pixels)
        key = PASSES[file.split(".")[0].rstrip("0123456789")]
        kind = np.float32 if key == "flow" else np.float16
        out[key] = np.clip(pixels.reshape(h, w, 4)[::-1, :, :3], -60000, 60000).astype(kind)
    np.savez(path, **out)
