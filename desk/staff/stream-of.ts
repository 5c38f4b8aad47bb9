/** A text that is made part by part, as the body of an answer; it goes on being made as fast as it is read. */
export const streamOf = (parts: AsyncIterable<string>): ReadableStream<Uint8Array> =>
  ReadableStream.from(parts).pipeThrough(new TextEncoderStream());
