const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 4000;

/**
 * Makes a call, and again after growing pauses for as long as `isPassing` says of its error that it goes away by itself. Only for
 * calls that may be repeated. Throws any other error, and the signal's reason once it aborts.
 */
export async function keepTrying<T>(
	call: () => Promise<T>,
	isPassing: (error: unknown) => boolean,
	signal: AbortSignal,
): Promise<T> {
	for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
		signal.throwIfAborted();
		try {
			return await call();
		} catch (error) {
			if (!isPassing(error)) throw error;
		}
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}
