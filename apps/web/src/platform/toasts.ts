import type { LinkProps } from "@tanstack/react-router";
import { errorText, hasErrorCode } from "./api/errors.ts";

export type ToastKind = "success" | "error" | "info";

export interface Toast {
	readonly id: number;
	readonly kind: ToastKind;
	readonly text: string;
	/** How long it is shown, in ms. */
	readonly forMs: number;
	readonly picture: string | undefined;
	readonly link: ToastLink | undefined;
}

interface ToastLink {
	readonly label: string;
	readonly to: Pick<LinkProps, "to" | "params" | "search">;
}

const TOAST_MS = 3000;
let lastId = 0;
/** The first one is shown, the others wait. */
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}

interface ToastOptions {
	/** How long it is shown, in ms; 3 s by default. */
	readonly forMs?: number;
	/** The address of a picture beside the text. */
	readonly picture?: string;
	readonly link?: ToastLink;
}

/** Shows a short message. One is shown at a time; errors come before the other waiting ones. */
export function toast(kind: ToastKind, text: string, options: ToastOptions = {}): void {
	const { forMs = TOAST_MS, picture, link } = options;
	const added = { id: ++lastId, kind, text, forMs, picture, link };
	const at = kind === "error" ? toasts.findIndex((each, n) => n > 0 && each.kind !== "error") : -1;
	change(at < 0 ? [...toasts, added] : toasts.toSpliced(at, 0, added));
}

export function dismissToast(id: number): void {
	change(toasts.filter((each) => each.id !== id));
}

export const toastStore = {
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	shown: (): Toast | null => toasts[0] ?? null,
};

/** Shows an error as a toast, except for maintenance, which has a banner. */
export function toastFailure(error: unknown): void {
	if (!hasErrorCode(error, "site/maintenance")) toast("error", errorText(error));
}
