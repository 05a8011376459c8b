import { numbersFrom } from "@hilo/rules/art/drawing";

/** How each language is known at a glance. */
const SIGNS: Readonly<Record<string, string>> = {
	ActionScript: "::",
	C: "*p",
	"C#": "=>",
	"C++": "::",
	Clojure: "( )",
	CSS: "{ }",
	Go: ":=",
	HTML: "</>",
	Java: "@",
	JavaScript: "=>",
	Kotlin: "?:",
	Lua: "~=",
	Markdown: "##",
	PHP: "$",
	Python: "def",
	R: "<-",
	Ruby: "|x|",
	Rust: "fn",
	Scala: "_=>",
	Shell: "$_",
	Swift: "->",
	TypeScript: "<T>",
};

const ROW = 9;

/** A repository without a mark: a sign of its language on lines of code, which differ by its name. */
export function Code({ language, name }: { language: string; name: string }) {
	const sign = SIGNS[language] ?? "{ }";
	const size = Math.min(76, 152 / sign.length);
	return (
		<>
			<svg
				viewBox="0 0 100 100"
				preserveAspectRatio="xMidYMin slice"
				className="art-ground art-code"
				aria-hidden="true"
			>
				{linesFor(name).map(({ x, y, width, tone }) => (
					<rect
						key={`${x} ${y}`}
						x={x}
						y={y}
						width={width}
						height="4"
						rx="2"
						fillOpacity={0.1 + tone * 0.08}
					/>
				))}
			</svg>
			<span className="art-subject">
				<svg viewBox="0 0 100 100" className="art-letters" aria-hidden="true">
					<text x="50" y={60 + size * 0.3} fontSize={size}>
						{sign}
					</text>
					<text x="50" y="17" fontSize={Math.min(19, 150 / language.length)} className="art-language">
						{language}
					</text>
				</svg>
			</span>
		</>
	);
}

/** Lines of words, indented like a program. */
function linesFor(name: string) {
	const next = numbersFrom(name);
	let indent = 0;
	return Array.from({ length: 12 }, (_, row) => {
		indent = Math.max(0, Math.min(3, indent + next(3) - 1));
		let x = 3 + indent * 8;
		return Array.from({ length: 2 + next(4) }, () => {
			const width = 6 + next(20);
			const word = { x, y: 2 + row * ROW, width, tone: next(3) };
			x += width + 3;
			return word;
		});
	}).flat();
}
