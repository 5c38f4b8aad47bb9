import type { Plugin } from 'vite';

/**
 * Parts of the virtual machine that no contract of the playground reaches, by the end of their path, with what others
 * import from them: curves with their signatures and other precompiles, the EVM Object Format, access lists of blocks, and messages for
 * those who search for faults.
 */
const OMITTED: Record<string, string[]> = {
  'precompiles/index.js': [
    ...['getActivePrecompiles', 'getPrecompileName', 'MCLBLS', 'NobleBLS', 'NobleBN254'],
    'RustBN254',
  ],
  'eof/container.js': ['EOFContainer', 'EOFContainerMode', 'validateEOF'],
  'eof/setup.js': ['setupEOF'],
  'eof/verify.js': ['ContainerSectionType'],
  'eof/stackDelta.js': ['stackDelta'],
  'eof/errors.js': ['EOFErrorMessage'],
  'bal/index.js': ['createBlockLevelAccessList'],
  'bal/validation.js': [],
  'consumeBAL.js': ['consumeBAL'],
  'crc.js': ['crc32'],
  '@noble/curves/secp256k1.js': ['secp256k1'],
  debug: ['default'],
};

const PREFIX = '\0omitted:';

/**
 * Leaves out of the playground's worker what its contracts never reach, about half of the library. Each omitted name
 * becomes a function that gives back an empty map, which is what the machine reads as "no precompiles", and that has
 * the one constant which is looked up on loading, the order of a curve.
 */
export function leanEvm(): Plugin {
  return {
    name: 'lean-evm',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('@ethereumjs')) return undefined;
      const omitted = Object.keys(OMITTED).find(
        (end) => source === end || source.endsWith(`/${end}`),
      );
      return omitted && PREFIX + omitted;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const names = (OMITTED[id.slice(PREFIX.length)] ?? []).map((name) => `Omitted as ${name}`);
      return `const Omitted = Object.assign(function () { return new Map(); }, { Point: { CURVE: () => ({ n: 0n }) } });
        export { ${names.join(', ')} };`;
    },
  };
}
