import type { ComponentProps, ElementType } from "react";

const KINDS = {
	raised: "bg-raise shadow-card",
	outlined: "border-2 border-line",
	dashed: "border-2 border-dashed border-line",
} as const;

const SIZES = {
	/** A row of a list. */
	row: "rounded-md px-4 py-3",
	tile: "rounded-lg p-4 md:p-5",
	panel: "rounded-xl p-5 md:p-6",
} as const;

interface CardProps extends ComponentProps<"div"> {
	as?: ElementType;
	kind?: keyof typeof KINDS;
	size?: keyof typeof SIZES;
}

export function Card({
	as: Element = "div",
	kind = "raised",
	size = "tile",
	className = "",
	...rest
}: CardProps) {
	return <Element {...rest} className={`${KINDS[kind]} ${SIZES[size]} ${className}`} />;
}
