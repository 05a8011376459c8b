export type ToastKind = "success" | "error" | "info";

export interface Toast {
	id: number;
	kind: ToastKind;
	text: string;
	/** The address of a picture to stand beside the text. */
	picture: string | undefined;
}

const TOAST_MS = 3000;
let lastId = 0;
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}

/** Shows a short message that goes away by itself after 3 s, or `forMs` (platform.md, section 9). */
export function toast(kind: ToastKind, text: string, forMs = TOAST_MS, picture?: string): void {
	const id = ++lastId;
	change([...toasts, { id, kind, text, picture }]);
	setTimeout(() => dismissToast(id), forMs);
}

export function dismissToast(id: number): void {
	change(toasts.filter((shown) => shown.id !== id));
}

export const toastStore = {
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	shown: () => toasts,
};
