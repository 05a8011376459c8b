import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { withMotion } from "../../testing/motion.ts";
import { CountUp } from "./count-up.tsx";
import { holdClock } from "./testing/stage.clock.ts";

beforeEach(withMotion);

const rules = { format: (value: number) => `${value} m`, unit: null, from: () => 0, ms: 300 };
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test("counts a revealed number up with the value's decimals, and ends on all its digits", async () => {
	const pass = holdClock();
	const { container, rerender } = await render(<CountUp {...rules} value={undefined} />);
	expect(container.textContent).toBe("?");
	await rerender(<CountUp {...rules} value={8848.86} />);
	expect(container.textContent).toBe("0 m");
	pass(100);
	await expect.poll(() => container.textContent).toMatch(/^[1-8]\d{3}\.\d\d m$/);
	expect(container.textContent).not.toBe("8848.86 m");
	pass(200);
	await expect.poll(() => container.textContent).toBe("8848.86 m");
	await rerender(<CountUp {...rules} value={undefined} />);
	await rerender(<CountUp {...rules} value={9.5e-7} />);
	pass(300);
	await expect.poll(() => container.textContent).toBe("9.5e-7 m");
});

test("shows another number immediately, even while counting up", async () => {
	const pass = holdClock();
	const { container, rerender } = await render(<CountUp {...rules} value={undefined} />);
	await rerender(<CountUp {...rules} value={9000} />);
	pass(100);
	await rerender(<CountUp {...rules} value={41} />);
	expect(container.textContent).toBe("41 m");
	pass(100);
	// A count that is still running would change the text in one of these frames.
	await nextFrame();
	await nextFrame();
	expect(container.textContent).toBe("41 m");
});
