import { expect, test, vi } from "vitest";
import { storedValue } from "./stored-value.ts";

const size = storedValue("tab", "size", (stored) => (typeof stored === "number" ? stored : null));

test("stores a value, and removes it", () => {
	expect(size.read()).toBeNull();
	expect(size.write(7)).toBe(true);
	expect(size.read()).toBe(7);
	expect(size.write(null)).toBe(true);
	expect(sessionStorage.getItem("size")).toBeNull();
});

test.each(["not JSON", "{}", '"7"'])("ignores %s", (text) => {
	sessionStorage.setItem("size", text);
	expect(size.read()).toBeNull();
});

test("reads a plain word that an earlier version stored", () => {
	localStorage.setItem("sound", "on");
	expect(storedValue("browser", "sound", (stored) => stored === "on").read()).toBe(true);
});

test("stores in the browser", () => {
	storedValue("browser", "size", String).write("7");
	expect(localStorage.getItem("size")).toBe('"7"');
});

test("stores and reads nothing where the browser blocks storage", () => {
	for (const name of ["getItem", "setItem", "removeItem"] as const)
		vi.spyOn(Storage.prototype, name).mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
	expect([size.read(), size.write(7), size.write(null)]).toEqual([null, false, false]);
});
