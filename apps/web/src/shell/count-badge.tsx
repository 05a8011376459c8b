import type { Count as Counter } from "../platform/slots.ts";
import { Count } from "../ui/count.tsx";

const useNothing: Counter = () => 0;

interface CountBadgeProps {
	/** What is counted, added up. */
	counts: readonly (Counter | undefined)[];
	/** Of what was counted so far. */
	sum?: number;
	className?: string;
}

/** How many things wait, of several kinds together. Each step of the sum is a component, because counts are hooks. */
export function CountBadge({
	counts: [useFirst = useNothing, ...rest],
	sum = 0,
	className = "",
}: CountBadgeProps) {
	const total = sum + useFirst();
	if (rest.length > 0) return <CountBadge counts={rest} sum={total} className={className} />;
	return <Count total={total} className={className} />;
}
