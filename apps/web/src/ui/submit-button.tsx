import { useHydrated } from "@tanstack/react-router";
import { type ComponentProps, use } from "react";
import { Button } from "./button.tsx";
import { FormContext } from "./form-context.ts";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "disabled"> {
	/** What it says while the form is being sent. */
	busy: string;
	/** Nothing can be sent before something was changed. */
	needsChange?: boolean;
	/** One of several forms on its page: it stands back until something was typed into its own. */
	isQuietAtFirst?: boolean;
}

/**
 * A form's button. Before the page's script is there it takes no press, nor does Enter in the form: the browser would send what was
 * typed, password and all, in its own way. While the form is being sent it keeps the focus, and the form takes no second press.
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
			disabled={!isAwake || (needsChange && !isChanged && !isBusy)}
			data-waking={!isAwake || undefined}
		>
			{isBusy ? busy : children}
		</Button>
	);
}
