// A thread that decodes one HEIC image and ends. It is JavaScript because threads start from a file as it is.
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

/** @type {{ bytes: Uint8Array, enough: { width: number, height: number }, maxMegabytes: number }} */
const { bytes, enough, maxMegabytes } = workerData;

const PAGE_BYTES = 65_536;

/** Constants of https://github.com/strukturag/libheif/blob/master/libheif/api/libheif/heif_image.h */
const COLORSPACE_RGB = 1;
const CHROMA_INTERLEAVED_RGB = 10;
const CHANNEL_INTERLEAVED = 10;

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  const size = this.buffer.byteLength + pages * PAGE_BYTES;
  if (size > maxMegabytes * 1024 * 1024) throw new RangeError('The image needs too much memory.');
  return grow.call(this, pages);
};

/** Where libheif writes an error (code, subcode, message), and where it writes another result. */
const error = libheif._malloc(12);
const result = libheif._malloc(4);

/** @param {number} address */
const readUint32 = (address) => libheif.HEAPU32[address / 4] ?? 0;

function throwIfFailed() {
  if (readUint32(error) === 0) return;
  throw new Error(`libheif failed: ${readUint32(error)}, ${readUint32(error + 4)}`);
}

/** Decodes the main image, upright and with its tiles in place. Returns the address of the image. */
function decode() {
  const file = libheif._malloc(bytes.length);
  libheif.HEAPU8.set(bytes, file);
  const context = libheif._heif_context_alloc();
  libheif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0);
  throwIfFailed();
  libheif._heif_context_get_primary_image_handle(error, context, result);
  throwIfFailed();
  const handle = readUint32(result);
  libheif._heif_decode_image(error, handle, result, COLORSPACE_RGB, CHROMA_INTERLEAVED_RGB, 0);
  throwIfFailed();
  return readUint32(result);
}

/**
 * Copies the pixels of an image, as averages of squares of pixels where it is larger than enough.
 * @param {number} image its address
 */
function shrink(image) {
  const fullWidth = libheif._heif_image_get_primary_width(image);
  const fullHeight = libheif._heif_image_get_primary_height(image);
  const plane = libheif._heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, result);
  const stride = readUint32(result);
  const pixels = libheif.HEAPU8;

  const ratio = Math.max(fullWidth / enough.width, fullHeight / enough.height);
  const side = Math.max(1, Math.floor(ratio));
  const width = Math.max(1, Math.floor(fullWidth / side));
  const height = Math.max(1, Math.floor(fullHeight / side));
  const rgb = new Uint8Array(width * height * 3);
  const sums = new Uint32Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = y * side; row < (y + 1) * side; row += 1) {
      let from = plane + row * stride;
      for (let to = 0; to < sums.length; to += 3) {
        for (let column = 0; column < side; column += 1, from += 3) {
          for (let channel = 0; channel < 3; channel += 1) {
            sums[to + channel] = (sums[to + channel] ?? 0) + (pixels[from + channel] ?? 0);
          }
        }
      }
    }
    for (let index = 0; index < sums.length; index += 1) {
      rgb[y * sums.length + index] = Math.round((sums[index] ?? 0) / (side * side));
    }
  }
  return { rgb, width, height };
}

const pixels = shrink(decode());
parentPort?.postMessage(pixels, [pixels.rgb.buffer]);
