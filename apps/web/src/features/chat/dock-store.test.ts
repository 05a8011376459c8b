import { beforeEach, expect, it, vi } from "vitest";
import { dockStore } from "./dock-store.ts";

const stored = new Map<string, string>();

beforeEach(() => {
	stored.clear();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => stored.set(key, text),
		removeItem: (key: string) => stored.delete(key),
	});
	dockStore.enter("ada");
	return () => vi.unstubAllGlobals();
});

const ids = () => dockStore.get().chats.map(({ userId, isOpen }) => `${userId} ${isOpen ? "open" : "tab"}`);

it("lists the last opened chat first, each one time", () => {
	for (const userId of ["a", "b", "a"]) dockStore.open(userId);
	dockStore.minimise("b");
	expect(ids()).toEqual(["a open", "b tab"]);
	dockStore.close("a");
	expect(ids()).toEqual(["b tab"]);
});

it("removes the least recently opened chat when there are too many", () => {
	for (const userId of "abcdefghij") dockStore.open(userId);
	expect(ids()).toHaveLength(8);
	expect(ids()[0]).toBe("j open");
});

it("is separate for each player", () => {
	dockStore.open("a");
	dockStore.showList(true);
	dockStore.enter("grace");
	expect(dockStore.get()).toEqual({ hasList: false, chats: [] });
	dockStore.enter("ada");
	expect(dockStore.get()).toEqual({ hasList: true, chats: [{ userId: "a", isOpen: true }] });
});

it("leaves out stored chats that it cannot read", () => {
	const store = (dock: unknown) => stored.set("hilo-of:ada:dock", JSON.stringify(dock));
	store({ chats: [null, { userId: 7 }, { userId: "a", isOpen: true }] });
	dockStore.enter("ada");
	expect(ids()).toEqual(["a open"]);
	for (const unreadable of ["a", { chats: "a" }]) {
		store(unreadable);
		dockStore.enter("ada");
		expect(ids()).toEqual([]);
	}
});
