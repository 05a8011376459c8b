import type { PersonalStore } from "../../../../platform/personal-store.ts";
import type { Draft } from "../model/draft.ts";

/** So long after the last change a draft is kept, in milliseconds. */
const KEPT_MS = 600;

export type DraftState = "none" | "writing" | "kept" | "lost";
type Content = Omit<Draft, "at">;

export class DraftKeeper {
	readonly #store: PersonalStore;
	readonly #listeners = new Set<() => void>();
	#state: DraftState;
	#due: { readonly content: Content | null } | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isThere: boolean;

	constructor(store: PersonalStore) {
		this.#store = store;
		this.#isThere = store.read() !== null;
		this.#state = this.#isThere ? "kept" : "none";
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	readonly state = (): DraftState => this.#state;

	/** Null deletes the stored draft. */
	keep(content: Content | null): void {
		this.#due = { content };
		clearTimeout(this.#timer);
		if (content === null) this.flush();
		else {
			this.#timer = setTimeout(() => this.flush(), KEPT_MS);
			this.#tell("writing");
		}
	}

	/** Stores pending changes immediately, unless the stored draft was deleted in between, as by signing out. */
	readonly flush = (): void => {
		clearTimeout(this.#timer);
		const due = this.#due;
		this.#due = null;
		if (!due || (this.#isThere && this.#store.read() === null)) return;
		const { content } = due;
		const isDone = this.#store.write(content && JSON.stringify({ ...content, at: Date.now() }));
		this.#isThere = isDone && content !== null;
		this.#tell(content === null ? "none" : isDone ? "kept" : "lost");
	};

	#tell(state: DraftState): void {
		this.#state = state;
		for (const listener of this.#listeners) listener();
	}
}
