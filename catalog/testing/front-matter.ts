/** That of a correct help page with one section, `#Return`. */
export const frontMatter = `---
title: Returning
description: How to bring the vehicle back, and what happens when you are late with it.
order: 1
picture: car
lastRevised: 2026-11-20
reviewBy: 2027-05-20
sections:
  Return:
    question: How do I return the vehicle?
    screens: [Reservations]
---
`;
