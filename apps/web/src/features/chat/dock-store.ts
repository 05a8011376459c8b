import { personalValue, type StoredValue } from "../../platform/stored-value.ts";

/** A chat in the dock, as a panel or as a tab at its foot. */
interface Docked {
	readonly userId: string;
	readonly isOpen: boolean;
}

export interface Dock {
	readonly hasList: boolean;
	/** The most recently opened chat comes first. */
	readonly chats: readonly Docked[];
}

/** More would overlap. The least recently opened chat is removed. */
const MAX_DOCKED = 8;
const EMPTY: Dock = { hasList: false, chats: [] };

let dock = EMPTY;
let store: StoredValue<Dock> | null = null;
const listeners = new Set<() => void>();

function change(next: Dock): void {
	dock = next;
	store?.write(next.hasList || next.chats.length > 0 ? next : null);
	for (const listener of listeners) listener();
}

const without = (userId: string) => dock.chats.filter((chat) => chat.userId !== userId);

/** The docked chats. Each browser tab has its own, stored across reloads. */
export const dockStore = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	get: (): Dock => dock,
	enter(playerId: string): void {
		store = personalValue("tab", playerId, "dock", parseDock);
		change(store.read() ?? EMPTY);
	},
	open(userId: string): void {
		change({ ...dock, chats: [{ userId, isOpen: true }, ...without(userId)].slice(0, MAX_DOCKED) });
	},
	minimise(userId: string): void {
		change({
			...dock,
			chats: dock.chats.map((chat) => (chat.userId === userId ? { userId, isOpen: false } : chat)),
		});
	},
	close(userId: string): void {
		change({ ...dock, chats: without(userId) });
	},
	showList(hasList: boolean): void {
		change({ ...dock, hasList });
	},
};

export function parseDock(stored: unknown): Dock | null {
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
