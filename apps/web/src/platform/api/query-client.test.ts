import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient, MUTATION_GC_MS } from "./query-client.ts";

afterEach(() => vi.useRealTimers());

/** Makes a call from a form that unmounts immediately. */
function sendAndLeave(queryClient: QueryClient, answer: Promise<void>) {
	const form = new MutationObserver(queryClient, { mutationFn: (_password: string) => answer });
	const leave = form.subscribe(() => {});
	form.mutate("correct horse").catch(() => {});
	leave();
}

test("drops a form's input soon after its answer", async () => {
	vi.useFakeTimers();
	const queryClient = createQueryClient();
	const answered = Promise.withResolvers<void>();
	sendAndLeave(queryClient, answered.promise);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
	answered.resolve();
	await vi.advanceTimersByTimeAsync(MUTATION_GC_MS);
	expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

test("does not poll while a call of an unmounted form waits", async () => {
	vi.useFakeTimers();
	sendAndLeave(createQueryClient(), new Promise(() => {}));
	const end = Date.now() + 10_000;
	let fired = 0;
	for (; fired < 20 && vi.getTimerCount() > 0 && Date.now() < end; fired++)
		await vi.advanceTimersToNextTimerAsync();
	expect(fired).toBeLessThan(20);
});
