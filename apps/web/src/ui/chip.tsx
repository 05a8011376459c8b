import type { ComponentProps, ElementType } from "react";

export function Chip({
	as: Element = "span",
	className = "",
	...rest
}: ComponentProps<"span"> & { as?: ElementType }) {
	return (
		<Element
			{...rest}
			className={`inline-block rounded-full border-2 border-current px-3 py-0.5 font-bold whitespace-nowrap ${className}`}
		/>
	);
}
