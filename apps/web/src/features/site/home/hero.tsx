import { LinkButton } from "../../../ui/button.tsx";
import type { VisibleGame } from "../../play/visible-games.ts";
import { FirstDuel } from "./first-duel.tsx";

export function Hero({ play }: { play: VisibleGame["route"] | undefined }) {
	return (
		<section className="grid items-center gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
			<div>
				<h1 className="text-hero">
					Create. <br />
					Play. <br />
					Compete.
				</h1>
				<p className="mt-5 max-w-md text-lg text-muted md:text-xl">
					Two things face each other. One number is known. Is the other higher or lower?
				</p>
				{play && (
					<LinkButton to={play} className="mt-6 min-h-14 px-8 text-xl">
						Play now
					</LinkButton>
				)}
			</div>
			<FirstDuel play={play} />
		</section>
	);
}
