import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { enterTopLayer } from "./top-layer.ts";

interface DialogProps extends Omit<ComponentProps<"dialog">, "ref" | "onClose"> {
	/** False keeps a closed dialog and its state, to be opened again. */
	isOpen?: boolean;
	/** Called after Escape, or when a form of the dialog closes it. */
	onClose: () => void;
	/** The element with the initial focus; by default the first focusable one. */
	focus?: RefObject<HTMLElement | null>;
}

/** Colours and appearance of a dialog that does not fill the screen. */
export const DIALOG_LOOK = "max-w-none bg-paper text-ink backdrop:bg-sunk/75 motion-safe:animate-arrive";

/** A modal dialog, open while it is rendered. Messages are shown inside it: nothing behind it can be reached. */
export function Dialog({ isOpen = true, onClose, focus, children, ...rest }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const messages = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!isOpen) return dialog.current?.close();
		dialog.current?.showModal();
		focus?.current?.focus();
		return messages.current ? enterTopLayer(messages.current) : undefined;
	}, [isOpen, focus]);
	return (
		<dialog {...rest} ref={dialog} onClose={onClose}>
			{children}
			<div ref={messages} aria-live="polite" />
		</dialog>
	);
}
