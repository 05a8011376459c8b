import { type ComponentProps, useState } from "react";
import { PLAIN } from "./button.tsx";
import { Field } from "./field.tsx";

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
					className={`${PLAIN} absolute inset-y-1.5 right-1.5 text-sm font-bold`}
					onClick={() => setShown(!isShown)}
				>
					{isShown ? "Hide" : "Show"}
				</button>
			}
		/>
	);
}
