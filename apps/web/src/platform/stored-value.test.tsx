import { expect, test, vi } from "vitest";
import { forgetPersonal, personalValue, storedValue } from "./stored-value.ts";

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

test("stores in the browser", () => {
	storedValue("browser", "size", String).write("7");
	expect(localStorage.getItem("size")).toBe('"7"');
});

function refuse(...names: readonly ("getItem" | "setItem" | "removeItem")[]) {
	const spies = names.map((name) =>
		vi.spyOn(Storage.prototype, name).mockImplementation(() => {
			throw new DOMException("refused");
		}),
	);
	return () => {
		for (const spy of spies) spy.mockRestore();
	};
}

test("keeps a value in the page while the browser blocks storage", () => {
	refuse("getItem", "setItem", "removeItem");
	expect([size.read(), size.write(7), size.read()]).toEqual([null, false, 7]);
	expect([size.write(null), size.read()]).toEqual([false, null]);
});

test("reads the newest value after the storage was full", () => {
	size.write(1);
	const makeSpace = refuse("setItem");
	expect([size.write(2), size.read()]).toEqual([false, 2]);
	makeSpace();
	expect([size.write(3), size.read(), sessionStorage.getItem("size")]).toEqual([true, 3, "3"]);
});

test("forgets on signing out what was not stored", () => {
	refuse("getItem", "setItem", "removeItem");
	const draft = personalValue("browser", "ada", "draft", String);
	draft.write("Hello");
	expect(draft.read()).toBe("Hello");
	forgetPersonal();
	expect(draft.read()).toBeNull();
});
