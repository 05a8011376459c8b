import type { VisibleGame } from "../../../platform/visible-games.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { FirstDuel } from "./first-duel.tsx";

export function Hero({ play }: { play: VisibleGame["route"] | undefined }) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] items-center gap-5 motion-safe:animate-hero lg:grid-cols-[1fr_1.1fr] lg:gap-16">
			<div>
				<h1 className="text-hero whitespace-nowrap max-sm:text-[min(4.25rem,17.2vw)]">
					{/* As wide in every font, so that the layout does not move when the font is loaded. */}
					<span className="max-sm:inline-block max-sm:w-[2.85em]">Create.</span>{" "}
					<br className="max-sm:hidden" />
					Play. <br />
					Compete.
				</h1>
				<div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-4 sm:mt-6">
					<p className="max-w-md text-lg text-muted md:text-xl">
						Two things. You see one number. Is the other higher or lower?
					</p>
					{play && (
						<LinkButton to={play} className="px-8 sm:min-h-14 sm:text-xl">
							Play now
						</LinkButton>
					)}
				</div>
			</div>
			<FirstDuel play={play} />
		</section>
	);
}
