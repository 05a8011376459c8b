import { Link } from "@tanstack/react-router";
import { Count } from "../../ui/count.tsx";
import { useDuelCount } from "./incoming/use-own-duels.ts";

/** Leads to the player's duels from other pages. */
export function DuelsLine() {
	const count = useDuelCount();
	return (
		<Link
			to="/duels"
			className="mb-8 flex min-h-14 items-center gap-3 rounded-md bg-raise px-4 font-bold shadow-card hover:underline md:mb-12"
		>
			Your duels
			<Count total={count} />
			<span aria-hidden="true" className="ml-auto text-muted">
				→
			</span>
		</Link>
	);
}
