import { personalValue, type StoredValue } from "../../platform/stored-value.ts";
import { createStore } from "../../ui/store.ts";

/** A chat in the dock, as a panel or as a tab at its foot. */
export interface Docked {
	readonly userId: string;
	readonly isOpen: boolean;
}

interface Dock {
	readonly hasList: boolean;
	/** The most recently opened chat comes first. */
	readonly chats: readonly Docked[];
}

/** More would overlap. The least recently opened chat is removed. */
const MAX_DOCKED = 8;
const EMPTY: Dock = { hasList: false, chats: [] };

const dock = createStore(EMPTY);
let stored: StoredValue<Dock> | null = null;

function change(next: Partial<Dock>): void {
	const changed = { ...dock.get(), ...next };
	dock.set(changed);
	stored?.write(changed.hasList || changed.chats.length > 0 ? changed : null);
}

const without = (userId: string) => dock.get().chats.filter((chat) => chat.userId !== userId);

/** The docked chats. Each browser tab has its own, stored across reloads. */
export const dockStore = {
	get: dock.get,
	useValue: dock.useValue,
	/** Brings back the player's docked chats, and returns them. */
	enter(playerId: string): readonly Docked[] {
		stored = personalValue("tab", playerId, "dock", parseDock);
		change(stored.read() ?? EMPTY);
		return dock.get().chats;
	},
	open(userId: string): void {
		change({ chats: [{ userId, isOpen: true }, ...without(userId)].slice(0, MAX_DOCKED) });
	},
	minimise(userId: string): void {
		const { chats } = dock.get();
		change({ chats: chats.map((chat) => (chat.userId === userId ? { userId, isOpen: false } : chat)) });
	},
	close(userId: string): void {
		change({ chats: without(userId) });
	},
	showList(hasList: boolean): void {
		change({ hasList });
	},
};

function parseDock(stored: unknown): Dock | null {
	if (typeof stored !== "object" || stored === null) return null;
	const { hasList, chats }: Partial<Record<keyof Dock, unknown>> = stored;
	return {
		hasList: hasList === true,
		chats: Array.isArray(chats) ? chats.flatMap(dockedOf).slice(0, MAX_DOCKED) : [],
	};
}

function dockedOf(stored: unknown): Docked[] {
	if (typeof stored !== "object" || stored === null) return [];
	const { userId, isOpen }: Partial<Record<keyof Docked, unknown>> = stored;
	return typeof userId === "string" ? [{ userId, isOpen: isOpen === true }] : [];
}
