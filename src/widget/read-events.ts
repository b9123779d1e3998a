const DATA = /^data: ?/;

/** The events of a stream of lines `data: {…}`, whichever way its bytes are cut. A line that is no JSON ends it with an error. */
export const readEvents = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Record<string, unknown>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split(/\r?\n/);
      // What stands behind the last line end may go on.
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (DATA.test(line)) yield JSON.parse(line.replace(DATA, '')) as Record<string, unknown>;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
};
