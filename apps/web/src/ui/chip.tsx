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

export const COUNT_BADGE =
	"inline-block min-w-6 rounded-full bg-wrong px-1.5 text-center text-sm leading-6 font-bold text-on-wrong tabular-nums";

/** A small number on a red ground; nothing for 0. */
export function Count({ total, className = "" }: { total: number; className?: string }) {
	if (total === 0) return null;
	return (
		<span className={`${COUNT_BADGE} ${className}`}>
			{total}
			<span className="sr-only"> new</span>
		</span>
	);
}
