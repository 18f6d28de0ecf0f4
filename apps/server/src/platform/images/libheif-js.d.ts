declare module 'libheif-js/wasm-bundle.js' {
  const libheif: import('libheif-js/libheif-wasm/libheif.d.ts').MainModule & {
    HEAPU8: Uint8Array;
    HEAPU32: Uint32Array;
  };
  export default libheif;
}

/** Node's types do not declare it as a value. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  const Memory: { prototype: Memory };
}
