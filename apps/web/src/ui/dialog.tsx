import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { topLayer } from "./top-layer.ts";

interface DialogProps extends Omit<ComponentProps<"dialog">, "ref" | "onClose"> {
	/** Closed with Escape, or by a form of its own. */
	onClose: () => void;
	/** What gets the focus at first, if not the first thing that can have it. */
	focus?: RefObject<HTMLElement | null>;
}

/**
 * A dialog over everything else, open for as long as it is rendered. The page behind can't be reached, so messages that come meanwhile
 * are shown and read out inside of it.
 */
export function Dialog({ onClose, focus, children, ...rest }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const messages = useRef<HTMLDivElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
		focus?.current?.focus();
		return messages.current ? topLayer.enter(messages.current) : undefined;
	}, [focus]);
	return (
		<dialog {...rest} ref={dialog} onClose={onClose}>
			{children}
			<div ref={messages} aria-live="polite" />
		</dialog>
	);
}
