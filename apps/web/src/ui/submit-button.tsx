import { useHydrated } from "@tanstack/react-router";
import { type ComponentProps, use, useState } from "react";
import { Button } from "./button.tsx";
import { FormContext } from "./form.tsx";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "disabled" | "onClick"> {
	/** The text while the form is being sent. */
	busy: string;
	/** Disabled until a field was changed. */
	needsChange?: boolean;
	/** For pages with several forms: quiet until its own form was changed. */
	isQuietAtFirst?: boolean;
}

/**
 * Blocks submission before hydration, because the browser would submit the form itself, passwords included.
 * While the form is being sent, the button keeps the focus and a second press is ignored.
 */
export function SubmitButton({
	children,
	busy,
	needsChange = false,
	isQuietAtFirst = false,
	className = "",
	...rest
}: SubmitButtonProps) {
	const isAwake = useHydrated();
	const { isBusy, isChanged } = use(FormContext);
	const isOff = needsChange && !isChanged && !isBusy;
	// A pressed button keeps the focus, which a disabled one would lose.
	const [wasPressed, setPressed] = useState(false);
	return (
		<Button
			{...(isQuietAtFirst && !isChanged && !isBusy && { kind: "quiet" })}
			{...rest}
			type="submit"
			className={`justify-self-start ${className}`}
			aria-disabled={isBusy || isOff || undefined}
			disabled={!isAwake || (isOff && !wasPressed)}
			onClick={(event) => {
				setPressed(true);
				if (isOff) event.preventDefault();
			}}
			data-waking={!isAwake || undefined}
		>
			{isBusy ? busy : children}
		</Button>
	);
}
