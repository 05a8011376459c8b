const BLURBS = [
	{
		figure: "0",
		title: "accounts needed",
		text: "Jump straight in. Sign in when you want to keep a score.",
	},
	{
		figure: "20",
		title: "seconds a round",
		text: "The same clock for everyone. History gives you 35.",
	},
	{
		figure: "10",
		title: "places on every board",
		text: "Sign in and climb. Our server referees every run.",
	},
];

export function FeatureBlurbs() {
	return (
		<section aria-label="How it works">
			<ul className="grid gap-x-12 gap-y-5 border-t-2 border-ink pt-6 md:grid-cols-3 md:pt-8">
				{BLURBS.map(({ figure, title, text }) => (
					<li key={title} className="max-md:relative max-md:pl-20">
						<h3 className="text-xl md:text-2xl">
							<span className="text-5xl tabular-nums max-md:absolute max-md:top-1 max-md:left-0 md:mr-1 md:text-7xl">
								{figure}
							</span>{" "}
							{title}
						</h3>
						<p className="max-w-sm text-muted md:mt-3 md:text-lg">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
