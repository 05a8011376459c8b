import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { DIALOG_LOOK, Dialog } from "./dialog.tsx";

interface ModalProps {
	title: ReactNode;
	/** Called after Escape or a `CloseButton`. */
	onClose: () => void;
	children: ReactNode;
}

export function Modal({ title, onClose, children }: ModalProps) {
	const id = useId();
	return (
		<Dialog
			aria-labelledby={id}
			onClose={onClose}
			className={`${DIALOG_LOOK} m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,100vw-2*max(1rem,var(--safe-sides)))] overflow-y-auto overscroll-contain rounded-xl border-3 border-ink p-5 md:p-7`}
		>
			<h2 id={id} className="text-2xl leading-tight [overflow-wrap:anywhere] md:text-3xl">
				{title}
			</h2>
			{children}
		</Dialog>
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
