import { expect, it } from "vitest";
import { createDirectBus, type Signal } from "./bus.ts";
import { createLive } from "./live.ts";

function liveSite() {
	const heard: Signal[] = [];
	const errors: unknown[] = [];
	const bus = createDirectBus((error) => errors.push(error));
	const stop = bus.subscribe((signal) => heard.push(signal));
	return { bus, live: createLive(bus), heard, errors, stop };
}

it("carries live events and rechecks to all listeners", async () => {
	const { bus, live, heard, stop } = liveSite();
	live.notifyClients(["ada", "ben"], { kind: "friends" });
	live.recheck("everyone");
	expect(heard).toEqual([{ to: ["ada", "ben"], event: { kind: "friends" } }, { to: "everyone" }]);
	stop();
	live.notifyClients(["ada"], { kind: "me" });
	expect(heard).toHaveLength(2);
	bus.subscribe((signal) => heard.push(signal));
	await bus.close();
	live.notifyClients(["ada"], { kind: "me" });
	expect(heard).toHaveLength(2);
});

it("sends nothing to an empty audience", () => {
	const { live, heard } = liveSite();
	live.notifyClients([], { kind: "me" });
	live.recheck([]);
	expect(heard).toEqual([]);
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
