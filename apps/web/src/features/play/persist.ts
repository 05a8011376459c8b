const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 4000;

/**
 * Makes a call again and again, with growing pauses, until it answers or fails with something that `passes` doesn't recognise as
 * passing. Only for calls that may be repeated. Rejects with the signal's reason when it aborts.
 */
export async function persist<T>(
	call: () => Promise<T>,
	passes: (error: unknown) => boolean,
	signal: AbortSignal,
): Promise<T> {
	for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
		signal.throwIfAborted();
		try {
			return await call();
		} catch (error) {
			if (!passes(error)) throw error;
		}
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}
