import { expect, it } from "vitest";
import { testClock } from "../../testing/test-clock.ts";
import { PresentPeople } from "./present-people.ts";

function here() {
	const clock = testClock();
	const people = new PresentPeople(clock);
	return { clock, people, status: () => people.get("ada")?.status ?? null };
}

it("are present while they have a live connection", () => {
	const { clock, people, status } = here();
	people.connect("ada");
	clock.advance(3_600_000);
	expect(status()).toBe("online");
	people.post("ada", "busy");
	clock.advance(3_600_000);
	expect(status()).toBe("busy");
});

it("stay present when the connection is lost for a moment", () => {
	const { clock, people, status } = here();
	people.connect("ada");
	clock.advance(3_600_000);
	people.disconnect("ada");
	clock.advance(14_999);
	expect(status()).toBe("online");
	people.connect("ada");
	clock.advance(20_000);
	people.disconnect("ada");
	clock.advance(15_000);
	expect(status()).toBeNull();
	expect(people.lastSeen("ada")).toBe(clock.now() - 15_000);
});

it("stay present for 90 seconds after a post when the connection ends sooner", () => {
	const { clock, people, status } = here();
	people.connect("ada");
	people.post("ada", "away");
	people.disconnect("ada");
	clock.advance(89_999);
	expect(status()).toBe("away");
	clock.advance(1);
	expect(status()).toBeNull();
});

it("are gone as soon as they post that they are offline, though their connection ends later", () => {
	const { clock, people, status } = here();
	people.connect("ada");
	people.post("ada", "offline");
	expect(status()).toBeNull();
	clock.advance(1000);
	people.disconnect("ada");
	expect(status()).toBeNull();
	expect(people.lastSeen("ada")).toBe(clock.now() - 1000);
});

it("are present again when another device's connection stays open", () => {
	const { clock, people, status } = here();
	people.connect("ada");
	people.post("ada", "busy");
	people.post("ada", "offline");
	clock.advance(19_999);
	expect(status()).toBeNull();
	clock.advance(1);
	expect(status()).toBe("busy");
	people.disconnect("ada");
	expect(status(), "for a moment").toBe("busy");
});

it("come back with a post or a connection", () => {
	const { people, status } = here();
	people.post("ada", "offline");
	people.post("ada", "away");
	expect(status()).toBe("away");
	people.post("ada", "offline");
	people.connect("ada");
	expect(status()).toBe("away");
});

it("are forgotten only when they are gone", () => {
	const { clock, people, status } = here();
	people.post("ada", "online");
	people.forget("ada");
	expect(status()).toBe("online");
	people.forget("nobody");
	clock.advance(90_000);
	people.forget("ada");
	expect([...people.ids()]).toEqual([]);
	people.disconnect("ada");
	expect([...people.ids()]).toEqual([]);
});

it("are not brought back by an older post that another process forwards late", () => {
	const { clock, people, status } = here();
	people.connect("ada");
	people.post("ada", "offline");
	people.takeStatus("ada", "online");
	expect(status()).toBeNull();
	people.disconnect("ada");
	expect(status()).toBeNull();
	clock.advance(60_000);
	expect(status()).toBeNull();
});

it("are present on another device after posting that they are offline, with the status posted elsewhere", () => {
	const { clock, people, status } = here();
	people.connect("ada");
	people.post("ada", "offline");
	people.takeStatus("ada", "busy");
	clock.advance(20_000);
	expect(status()).toBe("busy");
});
