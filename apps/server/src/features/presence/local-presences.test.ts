import { expect, it } from "vitest";
import { testClock } from "../../testing/test-clock.ts";
import { LocalPresences } from "./local-presences.ts";

function openPresences() {
	const clock = testClock();
	const presences = new LocalPresences(clock);
	return { clock, presences, status: () => presences.get("ada")?.status ?? null };
}

it("are present while they have a live connection", () => {
	const { clock, presences, status } = openPresences();
	presences.connect("ada");
	clock.advance(3_600_000);
	expect(status()).toBe("online");
	presences.post("ada", "busy");
	clock.advance(3_600_000);
	expect(status()).toBe("busy");
});

it("stay present when the connection is lost for a moment", () => {
	const { clock, presences, status } = openPresences();
	presences.connect("ada");
	clock.advance(3_600_000);
	presences.disconnect("ada");
	clock.advance(14_999);
	expect(status()).toBe("online");
	presences.connect("ada");
	clock.advance(20_000);
	presences.disconnect("ada");
	clock.advance(15_000);
	expect(status()).toBeNull();
	expect(presences.lastSeen("ada")).toBe(clock.now() - 15_000);
});

it("stay present for 90 seconds after a post when the connection ends sooner", () => {
	const { clock, presences, status } = openPresences();
	presences.connect("ada");
	presences.post("ada", "away");
	presences.disconnect("ada");
	clock.advance(89_999);
	expect(status()).toBe("away");
	clock.advance(1);
	expect(status()).toBeNull();
});

it("are gone as soon as they post that they are offline, though their connection ends later", () => {
	const { clock, presences, status } = openPresences();
	presences.connect("ada");
	presences.post("ada", "offline");
	expect(status()).toBeNull();
	clock.advance(1000);
	presences.disconnect("ada");
	expect(status()).toBeNull();
	expect(presences.lastSeen("ada")).toBe(clock.now() - 1000);
});

it("are present again when another device's connection stays open", () => {
	const { clock, presences, status } = openPresences();
	presences.connect("ada");
	presences.post("ada", "busy");
	presences.post("ada", "offline");
	clock.advance(19_999);
	expect(status()).toBeNull();
	clock.advance(1);
	expect(status()).toBe("busy");
	presences.disconnect("ada");
	expect(status(), "for a moment").toBe("busy");
});

it("come back with a post or a connection", () => {
	const { presences, status } = openPresences();
	presences.post("ada", "offline");
	presences.post("ada", "away");
	expect(status()).toBe("away");
	presences.post("ada", "offline");
	presences.connect("ada");
	expect(status()).toBe("away");
});

it("are forgotten only when they are gone", () => {
	const { clock, presences, status } = openPresences();
	presences.post("ada", "online");
	presences.deleteIfAbsent("ada");
	expect(status()).toBe("online");
	presences.deleteIfAbsent("nobody");
	clock.advance(90_000);
	presences.deleteIfAbsent("ada");
	expect([...presences.ids()]).toEqual([]);
	presences.disconnect("ada");
	expect([...presences.ids()]).toEqual([]);
});

it("are not brought back by an older post that another process forwards late", () => {
	const { clock, presences, status } = openPresences();
	presences.connect("ada");
	presences.post("ada", "offline");
	presences.receiveStatus("ada", "online");
	expect(status()).toBeNull();
	presences.disconnect("ada");
	expect(status()).toBeNull();
	clock.advance(60_000);
	expect(status()).toBeNull();
});

it("are present on another device after posting that they are offline, with the status posted elsewhere", () => {
	const { clock, presences, status } = openPresences();
	presences.connect("ada");
	presences.post("ada", "offline");
	presences.receiveStatus("ada", "busy");
	clock.advance(20_000);
	expect(status()).toBe("busy");
});
