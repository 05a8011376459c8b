import type { LinkProps } from "@tanstack/react-router";
import { createStore } from "../ui/store.ts";
import { errorText, hasErrorCode, isOverLimit, LIMITS_LINK } from "./api/errors.ts";

export type ToastKind = "success" | "error" | "info";

interface ToastOptions {
	/** How long it is shown, in ms; 3 s by default. */
	readonly forMs?: number;
	/** The address of a picture beside the text. */
	readonly picture?: string;
	/** Shown during a run too, because the player asked for it. */
	readonly isAskedFor?: boolean;
	/** A dialog shows the same: while one is open, only screen readers get the toast. */
	readonly isInDialog?: boolean;
	readonly link?: {
		readonly label: string;
		readonly to: Pick<LinkProps, "to" | "params" | "search">;
	};
}

export interface Toast extends ToastOptions {
	readonly id: number;
	readonly kind: ToastKind;
	readonly text: string;
	readonly forMs: number;
}

const TOAST_MS = 3000;
let lastId = 0;
/** The oldest comes first. */
export const toasts = createStore<readonly Toast[]>([]);
/** Whether a run is played, whose stage no toast may cover. */
export const isRunPlayed = createStore(false);

/** The toast to show. The others wait, and during a run all but errors and what the player asked for. */
export function useShownToast(): Toast | undefined {
	const isPlayed = isRunPlayed.useValue();
	return toasts.useValue().find(({ kind, isAskedFor }) => !isPlayed || kind === "error" || isAskedFor);
}

/** Shows a short message. One is shown at a time; errors come before the others that wait. */
export function toast(kind: ToastKind, text: string, options: ToastOptions = {}): void {
	const added = { forMs: TOAST_MS, ...options, id: ++lastId, kind, text };
	const before = toasts.get();
	// During a run the first one may wait too.
	const waits = (each: Toast, n: number) => (n > 0 || isRunPlayed.get()) && each.kind !== "error";
	const at = kind === "error" ? before.findIndex(waits) : -1;
	toasts.set(at < 0 ? [...before, added] : before.toSpliced(at, 0, added));
}

export function dismissToast(id: number): void {
	toasts.set(toasts.get().filter((each) => each.id !== id));
}

/** Shows an error as a toast, except for maintenance, which has a banner. */
export function toastFailure(error: unknown): void {
	if (hasErrorCode(error, "site/maintenance")) return;
	toast("error", errorText(error), isOverLimit(error) ? { link: LIMITS_LINK } : {});
}
