import type { Art } from "@hilo/rules/play/card";
import { useState } from "react";
import { Emblem } from "./emblem.tsx";
import { numbersFrom } from "./hash.ts";

/** Hues that people know a language by. The others get one from their name. */
const LANGUAGE_HUES: Readonly<Record<string, number>> = {
	JavaScript: 95,
	TypeScript: 250,
	Python: 240,
	Ruby: 20,
	Go: 210,
	Rust: 45,
	"C++": 350,
	Swift: 40,
	Java: 60,
	PHP: 285,
	Markdown: 310,
};

/** What stands for an item. A picture from elsewhere covers the drawn one once it is there, and gives way when it fails. */
export function ArtOf({ art }: { art: Art }) {
	const [failed, setFailed] = useState(false);
	return (
		<div className="art" data-kind={art.kind}>
			<DrawnArt art={art} />
			{art.imageUrl && !failed && (
				<img src={art.imageUrl} alt="" className="art-picture" onError={() => setFailed(true)} />
			)}
		</div>
	);
}

function DrawnArt({ art }: { art: Art }) {
	switch (art.kind) {
		case "flag":
			return <img src={`/flags/${art.iso2}.svg`} alt="" width="320" height="240" className="art-flag" />;
		case "repository":
			return <Emblem seed={art.owner} hue={LANGUAGE_HUES[art.language] ?? numbersFrom(art.language)(360)} />;
		default:
			return <Emblem seed={JSON.stringify(art)} hue={numbersFrom(art.kind)(360)} />;
	}
}
