import type { Count } from "../platform/slots.ts";

const useNothing: Count = () => 0;

interface CountBadgeProps {
	/** What is counted, added up. */
	counts: readonly (Count | undefined)[];
	/** Of what was counted so far. */
	sum?: number;
	className?: string;
}

/** How many things wait, as a small number on a red ground; nothing for none. Each step of the sum is a component, because counts are hooks. */
export function CountBadge({
	counts: [useFirst = useNothing, ...rest],
	sum = 0,
	className = "",
}: CountBadgeProps) {
	const total = sum + useFirst();
	if (rest.length > 0) return <CountBadge counts={rest} sum={total} className={className} />;
	if (total === 0) return null;
	return (
		<span
			className={`inline-block min-w-6 rounded-full bg-wrong px-1.5 text-center text-sm leading-6 font-bold text-on-wrong tabular-nums ${className}`}
		>
			{total}
			<span className="sr-only"> new</span>
		</span>
	);
}
