import { useHydrated } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";

interface SubmitButtonProps {
	children: string;
	/** While the form's call is under way. */
	busy: string | false;
	kind?: "accent" | "wrong";
	wide?: boolean;
}

/**
 * A form's button. Before the page's script is there it takes no press, nor does Enter in the form: the browser would send what was
 * typed, password and all, in its own way.
 */
export function SubmitButton({ children, busy, kind = "accent", wide = true }: SubmitButtonProps) {
	const isAwake = useHydrated();
	return (
		<Button
			type="submit"
			kind={kind}
			wide={wide}
			className="justify-self-start"
			disabled={busy !== false || !isAwake}
			data-waking={!isAwake || undefined}
		>
			{busy || children}
		</Button>
	);
}
