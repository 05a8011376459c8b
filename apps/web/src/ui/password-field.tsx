import { type ComponentProps, useState } from "react";
import { BARE } from "./button.tsx";
import { Field } from "./field.tsx";

/** A password, with a look at what was typed for those who want it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "after">) {
	const [isShown, setShown] = useState(false);
	return (
		<Field
			{...props}
			type={isShown ? "text" : "password"}
			autoCapitalize="none"
			spellCheck={false}
			after={
				<button
					type="button"
					aria-label={isShown ? "Hide password" : "Show password"}
					className={`${BARE} absolute inset-y-1.5 right-1.5 text-sm font-bold`}
					onClick={() => setShown(!isShown)}
				>
					{isShown ? "Hide" : "Show"}
				</button>
			}
		/>
	);
}
