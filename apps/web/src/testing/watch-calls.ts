import { vi } from "vitest";
import type { Outputs } from "../platform/api/trpc.ts";

type Call = {
	[F in keyof Outputs & string]: `${F}.${keyof Outputs[F] & string}`;
}[keyof Outputs & string];

/** Returns a function that lists the inputs sent to this call from now on. */
export function watchCalls(call: Call): () => unknown[] {
	const { calls } = vi.spyOn(window, "fetch").mock;
	return () =>
		calls
			.filter(([address]) => String(address).endsWith(`/trpc/${call}`))
			.map(([, init]) => JSON.parse(String(init?.body ?? null)));
}
