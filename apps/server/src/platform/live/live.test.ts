import { expect, it } from "vitest";
import { createDirectBus, type Signal } from "./bus.ts";
import { createLive } from "./live.ts";

function liveSite() {
	const received: Signal[] = [];
	const errors: unknown[] = [];
	const bus = createDirectBus((error) => errors.push(error));
	const stop = bus.subscribe((signal) => received.push(signal));
	return { bus, live: createLive(bus), received, errors, stop };
}

it("carries live events and rechecks to all listeners", async () => {
	const { bus, live, received, stop } = liveSite();
	live.notifyClients(["ada", "ben"], { kind: "friends" });
	live.recheck("everyone");
	expect(received).toEqual([{ to: ["ada", "ben"], event: { kind: "friends" } }, { to: "everyone" }]);
	stop();
	live.notifyClients(["ada"], { kind: "me" });
	expect(received).toHaveLength(2);
	bus.subscribe((signal) => received.push(signal));
	await bus.close();
	live.notifyClients(["ada"], { kind: "me" });
	expect(received).toHaveLength(2);
});

it("sends nothing to an empty audience", () => {
	const { live, received } = liveSite();
	live.notifyClients([], { kind: "me" });
	live.recheck([]);
	expect(received).toEqual([]);
});

it("does not let the failure of one listener reach the caller or the other listeners", () => {
	const { bus, live, errors } = liveSite();
	const later: Signal[] = [];
	bus.subscribe(() => {
		throw new Error("broken");
	});
	bus.subscribe((signal) => later.push(signal));
	live.notifyClients(["ada"], { kind: "me" });
	expect(later).toHaveLength(1);
	expect(errors).toEqual([new Error("broken")]);
});
