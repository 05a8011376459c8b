/** Waits for a time in ms. @throws the signal's reason as soon as it is aborted. */
export function wait(ms: number, signal?: AbortSignal | null): Promise<void> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const end = () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", end);
			if (signal?.aborted) reject(signal.reason);
			else resolve();
		};
		const timer = setTimeout(end, ms);
		signal?.addEventListener("abort", end);
	});
}
