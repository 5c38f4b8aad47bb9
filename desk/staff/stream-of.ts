/** A text that is made part by part, as the body of an answer; it goes on being made as fast as it is read. */
export function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (stream) => {
      const { value, done } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
}
