import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

export function UsernameField(props: ComponentProps<typeof Field>) {
	return <Field autoComplete="username" autoCapitalize="none" spellCheck={false} {...props} />;
}
