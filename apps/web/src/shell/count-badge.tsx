import { Count } from "../ui/count.tsx";
import type { Count as Counter } from "./menu-items.ts";

const useNothing: Counter = () => 0;

interface CountBadgeProps {
	counts: readonly (Counter | undefined)[];
	/** The sum of the counts before. */
	sum?: number;
	className?: string;
}

/** The sum of several counts. Each step is a component, because counts are hooks. */
export function CountBadge({
	counts: [useFirst = useNothing, ...rest],
	sum = 0,
	className = "",
}: CountBadgeProps) {
	const total = sum + useFirst();
	if (rest.length > 0) return <CountBadge counts={rest} sum={total} className={className} />;
	return <Count total={total} className={className} />;
}
