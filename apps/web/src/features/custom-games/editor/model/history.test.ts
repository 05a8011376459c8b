import { expect, test } from "vitest";
import { openHistory, reduceHistory } from "./history.ts";
import { blankRow, emptySheet } from "./sheet.ts";

const opened = () => openHistory({ ...emptySheet(), rows: [blankRow("a"), blankRow("b")] });
const picture = (id: string, group: string) =>
	({ type: "cell", id, field: "imageUrl", text: "/pictures/1.webp", group }) as const;

test("undoes the pictures of one choice together, though the focus moved in between", () => {
	const start = opened();
	const actions = [picture("a", "1"), { type: "settle" }, picture("b", "1")] as const;
	const history = actions.reduce(reduceHistory, start);
	expect(history.past).toHaveLength(1);
	expect(reduceHistory(history, { type: "undo" }).sheet).toBe(start.sheet);
});

test("keeps the pictures of two choices apart", () => {
	const history = [picture("a", "1"), picture("b", "2")].reduce(reduceHistory, opened());
	expect(history.past).toHaveLength(2);
});
