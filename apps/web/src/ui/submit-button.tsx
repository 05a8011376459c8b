import { useHydrated } from "@tanstack/react-router";
import { type ComponentProps, use } from "react";
import { Button } from "./button.tsx";
import { FormContext } from "./form.tsx";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "disabled"> {
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
	return (
		<Button
			{...(isQuietAtFirst && !isChanged && !isBusy && { kind: "quiet" })}
			{...rest}
			type="submit"
			className={`justify-self-start ${className}`}
			aria-disabled={isBusy || undefined}
			isOff={needsChange && !isChanged && !isBusy}
			disabled={!isAwake}
			data-waking={!isAwake || undefined}
		>
			{isBusy ? busy : children}
		</Button>
	);
}
