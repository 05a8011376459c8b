import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { catchLostFocus } from "./focus.tsx";
import { SubmitButton } from "./form.tsx";
import { createStore } from "./store.ts";

interface DialogProps extends Omit<ComponentProps<"dialog">, "ref" | "onClose"> {
	/** False keeps a closed dialog and its state, to be opened again. */
	isOpen?: boolean;
	/** Called after Escape, or when a form of the dialog closes it. */
	onClose: () => void;
	/** The element with the initial focus; by default the first focusable one. */
	focus?: RefObject<HTMLElement | null> | undefined;
}

/** Colours and appearance of a dialog that does not fill the screen. */
export const DIALOG_LOOK = "max-w-none bg-paper text-ink backdrop:bg-sunk/75 motion-safe:animate-arrive";

/** A modal dialog, open while it is rendered. Messages are shown inside it: nothing behind it can be reached. */
export function Dialog({ isOpen = true, onClose, focus, children, ...rest }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const messages = useRef<HTMLDivElement>(null);
	useEffect(() => catchLostFocus(dialog.current), []);
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

/** The id of the place for messages under the site's bar. */
export const UNDER_BAR = "under-bar";

const places = createStore<readonly HTMLElement[]>([]);

/** Adds an open dialog's place for messages. Returns a function that removes it. */
export function enterTopLayer(place: HTMLElement): () => void {
	places.set([...places.get(), place]);
	return () => places.set(places.get().filter((other) => other !== place));
}

/** The place for messages in the topmost open dialog. */
export const useTopLayer = (): HTMLElement | undefined => places.useValue().at(-1);

interface ModalProps {
	title: ReactNode;
	/** Called after Escape or a `CloseButton`. */
	onClose: () => void;
	/** For a long text, which is read from its beginning: a focused button at its end would scroll there. */
	isText?: boolean;
	children: ReactNode;
}

export function Modal({ title, onClose, isText = false, children }: ModalProps) {
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	return (
		<Dialog
			aria-labelledby={id}
			onClose={onClose}
			focus={isText ? heading : undefined}
			className={`${DIALOG_LOOK} m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,100vw-2*max(1rem,var(--safe-sides)))] scroll-pt-12 scroll-pb-24 overflow-y-auto overscroll-contain rounded-xl border-3 border-ink p-5 has-[[data-actions]]:pb-0 md:p-7 low:w-[min(44rem,100vw-2*max(1rem,var(--safe-sides)))] low:scroll-pb-18 low:p-5`}
		>
			<h2
				ref={heading}
				id={id}
				tabIndex={isText ? -1 : undefined}
				className="text-2xl leading-tight wrap-anywhere md:text-3xl"
			>
				{title}
			</h2>
			{children}
		</Dialog>
	);
}

/** The two buttons of a dialog, in sight while what is above them scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
	return (
		<div
			data-actions
			className="sticky bottom-0 z-10 -mx-5 grid grid-cols-2 gap-3 border-t max-[22rem]:grid-cols-[auto_minmax(0,1fr)] max-[22rem]:*:px-3 border-line bg-paper px-5 py-4 md:-mx-7 md:px-7 low:-mx-5 low:px-5 low:py-2.5"
		>
			{children}
		</div>
	);
}

/** Cancel, and the submit button of a form in a dialog. */
export function FormActions(submit: ComponentProps<typeof SubmitButton>) {
	return (
		<DialogActions>
			<CloseButton kind="quiet">Cancel</CloseButton>
			<SubmitButton wide {...submit} />
		</DialogActions>
	);
}

/** Closes the dialog around it. The browser returns the focus to the element that had it before. */
export function CloseButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
	return (
		<Button
			{...rest}
			onClick={(event) => {
				onClick?.(event);
				event.currentTarget.closest("dialog")?.close();
			}}
		/>
	);
}
