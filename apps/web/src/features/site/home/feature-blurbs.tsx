const BLURBS = [
	{
		figure: "0",
		title: "accounts needed",
		text: "Open a game and play. Sign in when a score is worth keeping.",
	},
	{
		figure: "20",
		title: "seconds a round",
		text: "The same clock for everyone; history allows 35. When it runs out, the game is over.",
	},
	{
		figure: "10",
		title: "places on every board",
		text: "Signed in, the server deals your cards and keeps the clock: a best is a best.",
	},
];

export function FeatureBlurbs() {
	return (
		<section aria-label="How it works">
			<ul className="grid gap-x-12 gap-y-10 border-t-2 border-ink pt-8 md:grid-cols-3">
				{BLURBS.map(({ figure, title, text }) => (
					<li key={title}>
						<h3 className="flex items-baseline gap-3 text-2xl">
							<span className="text-7xl tabular-nums">{figure}</span> {title}
						</h3>
						<p className="mt-3 max-w-sm text-lg text-muted">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
