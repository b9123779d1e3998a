import type { ComponentChild } from 'preact';
import { shortAddress } from '../addresses.ts';
import { type Block, type Inline, readMarkdown } from '../markdown.ts';

const Inlines = ({ content }: { content: readonly Inline[] }): ComponentChild =>
  content.map((inline) => {
    if (typeof inline === 'string') return inline;
    if (inline.kind === 'break') return <br />;
    if (inline.kind === 'code') return <code>{inline.text}</code>;
    const [first] = inline.content;
    const isBare = inline.kind === 'link' && first === inline.href;
    const inside = isBare ? shortAddress(inline.href) : <Inlines content={inline.content} />;
    if (inline.kind === 'link') {
      return (
        <a href={inline.href} target="_blank" rel="noopener noreferrer">
          {inside}
        </a>
      );
    }
    return inline.kind === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>;
  });

const Table = ({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) => (
  <div class="table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((cell) =>
            // A corner says nothing about its column.
            cell.length === 0 ? (
              <td />
            ) : (
              <th scope="col">
                <Inlines content={cell} />
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {row.map((cell) => (
              <td>
                <Inlines content={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Item = ({ blocks }: { blocks: Block[] }) => {
  const [first, ...rest] = blocks;
  // A line of a list is no paragraph of its own.
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} />;
  return (
    <>
      <Inlines content={first.content} />
      <Blocks blocks={rest} />
    </>
  );
};

const Blocks = ({ blocks }: { blocks: readonly Block[] }): ComponentChild =>
  blocks.map((block) => {
    if (block.kind === 'table') return <Table {...block} />;
    if (block.kind === 'code') return <pre>{block.text}</pre>;
    if (block.kind === 'quote') {
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    }
    if (block.kind === 'list') {
      const items = block.items.map((item) => (
        <li>
          <Item blocks={item} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    const inside = <Inlines content={block.content} />;
    return <p>{block.kind === 'heading' ? <strong>{inside}</strong> : inside}</p>;
  });

/** An answer as elements: nothing in it is ever read as HTML. */
export const Markdown = ({ text }: { text: string }) => <Blocks blocks={readMarkdown(text)} />;
