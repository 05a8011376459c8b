import { Link, type LinkProps } from "@tanstack/react-router";
import { type ComponentProps, type MouseEvent, useState } from "react";

const KINDS = {
	accent: "bg-accent text-on-accent",
	higher: "bg-higher text-on-higher",
	lower: "bg-lower text-on-lower",
	wrong: "bg-wrong text-on-wrong",
	ink: "bg-ink text-paper",
	quiet: "border-2 border-edge text-ink hover:border-ink",
} as const;

export type ButtonKind = keyof typeof KINDS;

/** A link or button within a line of text. */
export const PLAIN =
	"cursor-pointer rounded-sm px-3 py-2.5 hover:bg-sunk hover:text-ink data-[status=active]:bg-sunk data-[status=active]:text-ink";

/** A button with an icon or a sign alone. */
export const ICON_BUTTON = "press grid size-11 place-items-center rounded-md text-muted hover:text-ink";

interface Look {
	kind?: ButtonKind | undefined;
	wide?: boolean | undefined;
	small?: boolean | undefined;
}

const BUTTON =
	"press inline-flex items-center justify-center gap-2 rounded-md font-display leading-none font-bold";

export function buttonClass({ kind = "accent", wide = false, small = false }: Look): string {
	const size = small ? "min-h-11 px-3.5" : "min-h-12 px-5 text-lg";
	return `${BUTTON} ${size} ${KINDS[kind]} ${wide ? "w-full" : ""}`;
}

interface ButtonProps extends ComponentProps<"button">, Look {
	/** A call is running: the button keeps the focus and ignores presses. */
	isBusy?: boolean;
	/** It does nothing now. Once pressed, it is not disabled, because a disabled button loses the focus. */
	isOff?: boolean;
}

export function Button({
	kind,
	wide,
	small,
	className = "",
	disabled,
	isBusy = false,
	isOff = false,
	onClick,
	...rest
}: ButtonProps) {
	const [wasPressed, setPressed] = useState(false);
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		setPressed(true);
		// Or it would submit its form.
		if (isOff) event.preventDefault();
		else if (!isBusy) onClick?.(event);
	};
	return (
		<button
			type="button"
			{...rest}
			{...((isBusy || isOff) && { "aria-disabled": true })}
			onClick={press}
			disabled={disabled || (isOff && !wasPressed)}
			className={`${buttonClass({ kind, wide, small })} ${className}`}
		/>
	);
}

type LinkButtonProps = Look & LinkProps & Pick<ComponentProps<"a">, "className" | "aria-label" | "ref">;

export function LinkButton({ kind, wide, small, className = "", ...rest }: LinkButtonProps) {
	return <Link {...rest} className={`${buttonClass({ kind, wide, small })} ${className}`} />;
}

interface BackLinkProps extends Pick<LinkProps, "to" | "search"> {
	className?: string;
	children: string;
}

/** Leads from the page of one thing to the list of all. */
export function BackLink({ className = "", children, ...address }: BackLinkProps) {
	return (
		<Link {...address} className={`link inline-flex min-h-11 items-center font-bold ${className}`}>
			<span aria-hidden="true">←&nbsp;</span>
			{children}
		</Link>
	);
}
