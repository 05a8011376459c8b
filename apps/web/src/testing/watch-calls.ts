import { vi } from "vitest";

/** Returns a function that lists the inputs sent to this call from now on. */
export function watchCalls(path: string): () => unknown[] {
	const { calls } = vi.spyOn(window, "fetch").mock;
	return () =>
		calls
			.filter(([address]) => String(address).endsWith(`/trpc/${path}`))
			.map(([, init]) => JSON.parse(String(init?.body ?? null)));
}
